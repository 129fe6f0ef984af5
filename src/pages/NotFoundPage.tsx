import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LonePuck } from '@/sections/not-found/LonePuck';

/** Every address that no page has (spec §2). The miss is logged, for whoever follows a broken link here. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return <LonePuck />;
}
