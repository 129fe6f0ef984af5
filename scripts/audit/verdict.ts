/** What `npm audit --json` prints, as far as it is read here. */
interface AuditReport {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity?: string }>;
  error?: { code?: string; summary?: string };
  message?: string;
}

const GRAVE = new Set(['high', 'critical']);

function parse(text: string): AuditReport {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Reads the output of `npm audit --json`. `failed` is true for anything high or critical. */
export function auditVerdict(output: string): { sentence: string; failed: boolean } {
  const { metadata, vulnerabilities = {}, error, message } = parse(output);
  const counts = metadata?.vulnerabilities;
  if (counts === undefined) {
    const said = [error?.code, error?.summary || message].filter(Boolean).join(': ') || 'no readable answer';
    return {
      sentence: `The registry did not say which vulnerabilities are known (${said}), so nothing was checked.`,
      failed: false,
    };
  }
  const grave = Object.entries(vulnerabilities)
    .filter(([, { severity = '' }]) => GRAVE.has(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  const total = counts['total'] ?? 0;
  return grave.length > 0
    ? { sentence: `High or critical vulnerabilities are known in ${grave.join(', ')}.`, failed: true }
    : { sentence: `No high or critical vulnerability is known; ${total} of lower severity.`, failed: false };
}
