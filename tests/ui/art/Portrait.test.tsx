import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PersonImage } from '@/site/content-types';
import { Portrait } from '@/ui/art/Portrait';

const drawn = (image: PersonImage) =>
  render(<Portrait person={{ id: 'amrit-panesar', name: 'Amrit Panesar', image }} />).container;

it('a portrait is a hockey card with initials where a card replaces a photograph', () => {
  expect(drawn('/cards/amrit-panesar').querySelector('svg')).toHaveTextContent('AP');
});

it('a portrait is a person icon if there is only a placeholder', () => {
  const container = drawn('/placeholder.svg');
  expect(container.querySelector('svg text')).toBeNull();
  expect(container.querySelector('svg path')).not.toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

it('a portrait is the photograph if there is one, with its alt text and its size so that nothing moves as it loads', () => {
  const image = { photo: '/photos/amrit.jpg', alt: 'Amrit on the ice', consent: 'May 2026' } as const;
  const photo = drawn(image).querySelector('img');
  expect(photo).toHaveAttribute('src', image.photo);
  expect(photo).toMatchObject({ alt: image.alt, width: 1200, height: 900 });
});

it('a portrait is the drawing if there is one, beside the name that says who it is', () => {
  const drawing = drawn('/images/tobe-nwosu').querySelector('img');
  expect(drawing).toHaveAttribute('src', expect.stringMatching(/^\/images\/tobe-nwosu-/));
  expect(drawing).toHaveAttribute('alt', '');
});
