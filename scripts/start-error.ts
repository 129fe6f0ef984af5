/** A reason not to start that the person at the keyboard can fix. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
