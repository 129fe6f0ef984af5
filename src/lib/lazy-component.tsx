import { lazy, useState, type ComponentType } from 'react';

/** A component whose code is a separate chunk. */
export interface LazyComponent<Props extends object> {
  Component: ComponentType<Props>;
  /** Whether it can be rendered without waiting. */
  isLoaded: () => boolean;
  /** Loads the code; resolves when the component can be rendered without waiting. */
  preload: () => Promise<void>;
}

/**
 * Wraps a component that loads lazily. Once preloaded it renders at once, which hydration and prerendering need
 * (`React.lazy` alone always suspends the first time). The choice is made per mount, so that a waiting component is not
 * replaced by a second copy of itself. A failed load is retried by the next `preload`, not by rendering: React renders
 * a waiting component again and again, and would request the code each time.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let waiting: ComponentType<Props> | undefined;
  const preload = async () => {
    waiting = undefined;
    loaded ??= await load();
  };
  const wait = () => (waiting ??= lazy(async () => ({ default: (loaded ??= await load()) })));
  function Component(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? wait());
    return <Chosen {...props} />;
  }
  return { Component, isLoaded: () => loaded !== undefined, preload };
}
