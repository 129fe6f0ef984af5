/**
 * First part of the key of everything cached on behalf of an account. What is cached under it is dropped
 * when that account signs out or another one signs in.
 */
export const ACCOUNT_KEY = 'account';
