/** A media query as a store for `useSyncExternalStore`. */
export interface MediaQuery {
  matches: () => boolean;
  /** Calls the listener whenever the answer changes; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** The browser's answer to a query. Some embedded browsers lack matchMedia, or the events of its result. */
const ask = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

/** Makes a store of a media query. Without browser support the answer is always no. */
export function mediaQuery(query: string): MediaQuery {
  return {
    matches: () => ask(query)?.matches ?? false,
    subscribe(listener) {
      const list = ask(query);
      list?.addEventListener?.('change', listener);
      return () => list?.removeEventListener?.('change', listener);
    },
  };
}
