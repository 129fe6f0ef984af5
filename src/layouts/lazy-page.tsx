import { lazy, useState, type ComponentType } from 'react';

type PageModule = () => Promise<{ default: ComponentType }>;

/** A page whose code is a chunk of its own. */
export interface LazyPage {
  Page: ComponentType;
  /** Loads the code; resolves when the page can be rendered without waiting. */
  preload: () => Promise<void>;
}

/**
 * Wraps a page module. Once preloaded the page renders at once, which hydration and prerendering need
 * (`React.lazy` alone always suspends the first time). The choice is made per mount, so that a page that was
 * waiting is not replaced by a second copy of itself.
 */
export function lazyPage(load: PageModule): LazyPage {
  let loaded: ComponentType | undefined;
  const Waiting = lazy(load);
  function Page() {
    const [Chosen] = useState(() => loaded ?? Waiting);
    return <Chosen />;
  }
  const preload = async () => {
    loaded = (await load()).default;
  };
  return { Page, preload };
}
