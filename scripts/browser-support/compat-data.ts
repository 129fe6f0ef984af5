import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { BROWSER_FLOOR } from './floor';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Returns the compat data of a feature, e.g. `api.URL.canParse_static`; undefined when there is none. */
export function compatOf(feature: string): CompatStatement | undefined {
  let node: unknown = data;
  for (const part of feature.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined;
    node = (node as Record<string, unknown>)[part];
  }
  return (node as { __compat?: CompatStatement }).__compat;
}

/** Compares versions such as "16.4" and "≤79" by their numbers. */
const isAfter = (version: string, limit: string) =>
  version.replace('≤', '').localeCompare(limit, 'en', { numeric: true }) > 0;

function isIn(statement: SimpleSupportStatement, floor: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (typeof added !== 'string' || added === 'preview' || isAfter(added, floor)) return false;
  if (typeof removed === 'string' && !isAfter(removed, floor)) return false;
  return flags === undefined && prefix === undefined && other === undefined;
}

function browsersWithout({ support }: CompatStatement): string[] {
  return Object.entries(BROWSER_FLOOR).flatMap(([browser, floor]) => {
    const statements = [support[browser as keyof typeof BROWSER_FLOOR] ?? []].flat();
    if (statements.length === 0 || statements.some((one) => isIn(one, floor))) return [];
    return [`${browser} ${statements[0]?.version_added || 'never'}`];
  });
}

/** Returns the browsers of the floor that lack a feature and since when they have it, e.g. `safari 17`. */
export function lackedBy(feature: string): string[] {
  const compat = compatOf(feature);
  return compat === undefined ? [] : browsersWithout(compat);
}

interface DataNode {
  __compat?: CompatStatement;
  [name: string]: unknown;
}

function lackedIn(node: DataNode): string[] {
  return Object.entries(node).flatMap(([name, child]) => {
    if (name === '__compat') return [];
    const { __compat } = child as DataNode;
    const isLacked = __compat !== undefined && browsersWithout(__compat).length > 0;
    return [...(isLacked ? [name.replace(/_(static|event)$/, '')] : []), ...lackedIn(child as DataNode)];
  });
}

/** Last parts of the names of all interfaces, members, events, elements and attributes that the floor lacks. */
export const namesLacked: ReadonlySet<string> = new Set([...lackedIn(data.api), ...lackedIn(data.html)]);
