import '@testing-library/jest-dom/vitest';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

/** sonner removes a closed toast 0.2 s later, even if the window is gone by then. */
const LEAVING_TOAST = '[data-sonner-toast][data-removed="true"]';

afterEach(async () => {
  if (!vi.isFakeTimers()) await waitFor(() => expect(document.querySelector(LEAVING_TOAST)).toBeNull());
  cleanup();
});
