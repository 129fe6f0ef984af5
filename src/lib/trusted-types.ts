interface TrustedTypesFactory {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

/**
 * Creates the Trusted Types policy of this name, which the Content-Security-Policy has to allow. Browsers without
 * Trusted Types need no policy: there the rules themselves do the same. A name can be used once per page load.
 */
export function trustedTypesPolicy<Rules extends object>(name: string, rules: Rules): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
