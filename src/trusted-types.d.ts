interface Window {
  /**
   * Trusted Types (https://w3c.github.io/trusted-types), missing from TypeScript's own DOM types; undefined in browsers
   * without them. A policy is typed as its own rules: TypeScript takes what they return for the plain text.
   */
  readonly trustedTypes?: { createPolicy<Rules extends object>(name: string, rules: Rules): Rules };
}
