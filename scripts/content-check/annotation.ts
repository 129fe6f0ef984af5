/** Escapes what GitHub Actions reads as part of a command; a property has two more such characters. */
const escaped = (text: string) =>
  text.replace(/[%\r\n]/g, (found) => `%${found.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`);
const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Writes a line of the check, `<file>:<line> › <entry> › <field>: <reason>`, as a command that makes GitHub show it on
 * that line of a pull request. A line without a file is shown on the change as a whole.
 */
export function annotation(problem: string): string {
  const [, file, line, rest = problem] = /^([^\s:]+\.[a-z]+)(?::(\d+))?(?: ›|:) (.*)$/s.exec(problem) ?? [];
  const place = [file && `file=${escapedProperty(file)}`, line && `line=${line}`].filter(Boolean).join(',');
  return `::error${place && ` ${place}`}::${escaped(rest)}`;
}
