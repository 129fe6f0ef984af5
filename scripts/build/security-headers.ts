interface PolicyInputs {
  /** SHA-256 (base64) of the stylesheets that are inlined in pages. */
  styleHashes: readonly string[];
  /** Origin of the hosted Supabase project, the one other place scripts may talk to. */
  supabaseUrl?: string | undefined;
  /** False on a loopback server without TLS, where upgrading requests would break the page. */
  https: boolean;
}

/**
 * The only source of the security headers.
 * Returns header names and values (Content-Security-Policy level 3, OWASP ASVS 5.0 chapter 3.4).
 */
export function securityHeaders({ styleHashes, supabaseUrl, https }: PolicyInputs): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${supabaseUrl ? ` ${supabaseUrl}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types json-ld service-worker',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}
