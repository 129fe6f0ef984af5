import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { boardDrawings, type BoardIconName } from '@/ui/art/board-icon-paths';
import { HockeyCard } from '@/ui/art/HockeyCard';
import { Logo } from '@/ui/art/Logo';
import { PersonIcon } from '@/ui/art/PersonIcon';
import { PlayLine } from '@/ui/art/PlayLine';
import * as plays from '@/ui/art/play-paths.generated';
import { rinkCrops, type RinkCrop } from '@/ui/art/rink-crops';
import { RinkFigure } from '@/ui/art/RinkFigure';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { StarMark } from '@/ui/art/StarMark';
import { TapeBand } from '@/ui/art/TapeBand';
import { UiIcon } from '@/ui/art/UiIcon';
import { uiIconPaths, type UiIconName } from '@/ui/art/ui-icon-paths';

const names = <Name extends string>(drawings: Readonly<Record<Name, unknown>>) =>
  Object.keys(drawings) as Name[];

const cards = Array.from({ length: 36 }, (_, position) => (
  <HockeyCard key={position} id={`person-${position}`} name="Asha Bains" position={position} />
));
const families: Record<string, readonly ReactElement[]> = {
  marks: [StarMark, Logo, PersonIcon, TapeBand].map((Mark) => <Mark key={Mark.name} />),
  'icons of the board': names<BoardIconName>(boardDrawings).map((name) => (
    <BoardIcon key={name} name={name} />
  )),
  icons: names<UiIconName>(uiIconPaths).map((name) => <UiIcon key={name} name={name} />),
  plays: Object.entries(plays).map(([name, play]) => <PlayLine key={name} play={play} />),
  rinks: names<RinkCrop>(rinkCrops).map((crop) => <RinkSheet key={crop} crop={crop} tone="dark" />),
  cards,
};

it.each(Object.entries(families))(
  '%s are decoration, without inline style or a broken number',
  (_, family) => {
    for (const drawing of family) {
      const markup = renderToStaticMarkup(drawing);
      expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
      expect(markup).not.toMatch(/ style=|<style|NaN|undefined|data:/);
    }
  },
);

it('a play line has a mask of its own, so that two on one page do not share theirs', () => {
  const { container } = render([
    <PlayLine key="1" play={plays.rush} draws />,
    <PlayLine key="2" play={plays.drop} draws />,
  ]);
  const masks = [...container.querySelectorAll('mask')].map((mask) => `url(#${mask.id})`);
  const used = [...container.querySelectorAll('[mask]')].map((group) => group.getAttribute('mask'));
  expect(new Set(masks).size).toBe(2);
  expect(used).toEqual(masks);
});

it('the rink figure numbers the drawing and explains the numbers in the same order', () => {
  const markings = [
    { id: 'goal-line', name: 'Goal line', meaning: 'Score here.' },
    { id: 'crease', name: 'Crease', meaning: 'Stay out.' },
  ] as const;
  render(<RinkFigure markings={markings} label="Half a rink" />);
  const drawing = screen.getByRole('img', { name: 'Half a rink' });
  const numbers = [...drawing.querySelectorAll('text')].map((text) => text.textContent);
  expect(numbers).toEqual(['1', '2']);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['1Goal line. Score here.', '2Crease. Stay out.']);
});
