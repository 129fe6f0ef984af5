import { useEffect, useLayoutEffect } from 'react';

/** useLayoutEffect in the browser; effects that touch the DOM have nothing to do while prerendering. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
