import { toast } from 'sonner';

export interface Notice {
  title: string;
  text: string;
}

/** The message stays on the page, so the toast may expire. */
export const ERROR_TOAST_MS = 20_000;

let shown: string | number | undefined;

export function clearErrorToast(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

/** Shows an error in place of the one before. */
export function showErrorToast({ title, text }: Notice): void {
  clearErrorToast();
  shown = toast.error(title, { description: text, duration: ERROR_TOAST_MS });
}
