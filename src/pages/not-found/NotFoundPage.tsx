import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LonePuck } from './LonePuck';

export { head } from './head';

/** Shown for every unknown address. The miss is logged, for developers who look for the source of a broken link. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return <LonePuck />;
}
