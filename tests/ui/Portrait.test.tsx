import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ImagePath } from '@/content/types';
import { Portrait } from '@/ui/Portrait';

const drawn = (image: ImagePath) =>
  render(<Portrait person={{ id: 'amrit-panesar', name: 'Amrit Panesar', image }} />).container;

describe('a portrait', () => {
  it('is the hockey card with the initials where the card stands in for a photograph', () => {
    expect(drawn('/cards/amrit-panesar').querySelector('svg')).toHaveTextContent('AP');
  });

  it('is a person icon where there is only a placeholder (spec §2, Directors)', () => {
    const container = drawn('/placeholder.svg');
    expect(container.querySelector('svg text')).toBeNull();
    expect(container.querySelector('svg path')).not.toBeNull();
    expect(container.querySelector('img')).toBeNull();
  });

  it('is the photograph once there is one, with its size, so that nothing moves when it arrives', () => {
    const photo = drawn('/photos/amrit.jpg').querySelector('img');
    expect(photo).toHaveAttribute('src', '/photos/amrit.jpg');
    expect(photo).toHaveAttribute('width', '640');
    expect(photo).toHaveAttribute('height', '480');
  });

  it.each(['/cards/amrit-panesar', '/placeholder.svg', '/photos/amrit.jpg'] as const)(
    'keeps %s from assistive technology, because the name stands beside it',
    (image) => {
      const [picture] = drawn(image).children;
      const hidden = picture?.getAttribute('aria-hidden') === 'true' || picture?.getAttribute('alt') === '';
      expect(hidden).toBe(true);
    },
  );
});
