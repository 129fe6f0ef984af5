import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LonePuck } from './LonePuck';

/** Every address that no page has. The miss is logged, for someone who follows a broken link here. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return <LonePuck />;
}
