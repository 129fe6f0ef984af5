type StorageName = 'localStorage' | 'sessionStorage';

/**
 * Reads from a browser storage; null where nothing is kept, or the browser refuses (cookies blocked). Takes the
 * storage's name, not the object: where it is refused, reading `window.localStorage` itself throws.
 */
export function getItemSafely(storage: StorageName, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text; false where the browser refuses or the storage is full. */
export function setItemSafely(storage: StorageName, key: string, text: string): boolean {
  try {
    globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is kept under a key. */
export function removeItemSafely(storage: StorageName, key: string): void {
  try {
    globalThis[storage].removeItem(key);
  } catch {
    // refused: there is nothing to remove
  }
}

/** Whether this browser would keep a text. */
export function canStore(storage: StorageName): boolean {
  const probe = 'storage-probe';
  const kept = setItemSafely(storage, probe, probe);
  removeItemSafely(storage, probe);
  return kept;
}
