import { useCallback, useEffect, useRef } from 'react';
import { toast } from 'sonner';

/** The words of a toast. */
export interface Notice {
  title: string;
  text: string;
}

/** The page says what this toast says, for as long as it is true. */
export const ERROR_TOAST_MS = 20_000;

/**
 * The error toast of one part of a page. It goes when a newer one takes its place, `clear` is called, that part of the
 * page goes, or after {@link ERROR_TOAST_MS}.
 */
export function useErrorToast() {
  const shown = useRef<string | number>(undefined);

  const clear = useCallback(() => {
    if (shown.current !== undefined) toast.dismiss(shown.current);
    shown.current = undefined;
  }, []);

  const show = useCallback(
    ({ title, text }: Notice) => {
      clear();
      shown.current = toast.error(title, { description: text, duration: ERROR_TOAST_MS });
    },
    [clear],
  );

  useEffect(() => clear, [clear]);

  return { show, clear };
}
