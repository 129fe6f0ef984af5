import { lazy, useState, type ComponentType } from 'react';

/** A component whose code is a chunk of its own. */
export interface LazyComponent<Props extends object> {
  Component: ComponentType<Props>;
  /** Loads the code; resolves when the component can be rendered without waiting. */
  preload: () => Promise<void>;
}

/**
 * Wraps the loading of a component. Once preloaded it renders at once, which hydration and prerendering need
 * (`React.lazy` alone always suspends the first time). The choice is made per mount, so that a component that was
 * waiting is not replaced by a second copy of itself.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Waiting = lazy(async () => ({ default: await load() }));
  function Component(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Chosen {...props} />;
  }
  const preload = async () => {
    loaded ??= await load();
  };
  return { Component, preload };
}
