/** Some browsers read the file only after the click has been handled. */
const KEPT_FOR_MS = 60_000;

/** Hands a file to the browser to be saved under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
