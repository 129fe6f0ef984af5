import { expect, it } from 'vitest';
import { portFromEnvironment } from '../../scripts/port';

it.each([
  [undefined, 4173],
  ['', 4173],
  ['5000', 5000],
  ['0', 0],
])('PORT=%s means port %i', (text, port) => {
  expect(portFromEnvironment(text)).toBe(port);
});

it.each(['http', '-1', '65536', '4173.5', ' ', '0x1050', '1e3', '4173 ', '４１７３'])(
  'PORT="%s" is refused in a sentence',
  (text) => {
    expect(() => portFromEnvironment(text)).toThrow(`not "${text}"`);
  },
);

it.each(['6000', '6667', '10080'])('PORT=%s, which browsers do not open, is refused', (text) => {
  expect(() => portFromEnvironment(text)).toThrow(`PORT ${text} is one that no browser opens`);
});
