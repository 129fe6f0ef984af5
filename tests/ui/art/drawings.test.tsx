import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rinkMarkings } from '@/content/first-time';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { boardDrawings, type BoardIconName } from '@/ui/art/board-icon-paths';
import { HockeyCard } from '@/ui/art/HockeyCard';
import { Logo } from '@/ui/art/Logo';
import { PersonIcon } from '@/ui/art/PersonIcon';
import { PlayLine } from '@/ui/art/PlayLine';
import { playDrawings, type PlayName } from '@/ui/art/play-paths';
import { rinkCrops, type RinkCrop } from '@/ui/art/rink-crops';
import { RinkFigure } from '@/ui/art/RinkFigure';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { StarMark } from '@/ui/art/StarMark';
import { TapeBand } from '@/ui/art/TapeBand';
import { UiIcon } from '@/ui/art/UiIcon';
import { uiIconPaths, type UiIconName } from '@/ui/art/ui-icon-paths';

const names = <Name extends string>(drawings: Readonly<Record<Name, unknown>>) =>
  Object.keys(drawings) as Name[];

const labelled: Record<string, (label?: string) => ReactElement> = {
  StarMark: (label) => <StarMark label={label} />,
  Logo: (label) => <Logo label={label} />,
  PersonIcon: (label) => <PersonIcon label={label} />,
  BoardIcon: (label) => <BoardIcon name="net" label={label} />,
  UiIcon: (label) => <UiIcon name="menu" label={label} />,
};

const everything = new Map<string, () => ReactElement>(Object.entries(labelled));
for (const name of names<BoardIconName>(boardDrawings)) everything.set(name, () => <BoardIcon name={name} />);
for (const name of names<UiIconName>(uiIconPaths)) everything.set(name, () => <UiIcon name={name} />);
for (const name of names<PlayName>(playDrawings))
  everything.set(`play ${name}`, () => <PlayLine play={name} />);
for (const crop of names<RinkCrop>(rinkCrops)) {
  everything.set(`rink ${crop}`, () => <RinkSheet crop={crop} tone="dark" />);
}
for (const seat of Array.from({ length: 36 }).keys()) {
  everything.set(`card ${seat}`, () => <HockeyCard id={`person-${seat}`} name="Asha Bains" seat={seat} />);
}
everything.set('TapeBand', () => <TapeBand />);

describe('every drawing', () => {
  it.each([...everything])('%s is decoration, carries no inline style and no broken number', (_, draw) => {
    const markup = renderToStaticMarkup(draw());
    expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(markup).not.toMatch(/ style=|<style|NaN|undefined|data:/);
  });
});

describe('a named drawing', () => {
  it.each(Object.entries(labelled))('%s takes its name from the caller', (_, draw) => {
    render(draw('AZ1 Hockey'));
    expect(screen.getByRole('img', { name: 'AZ1 Hockey' })).toBeVisible();
  });
});

describe('a play line', () => {
  it('has a mask of its own, so that two on one page do not share theirs', () => {
    const { container } = render(
      <>
        <PlayLine play="rush" />
        <PlayLine play="drop" />
      </>,
    );
    const masks = [...container.querySelectorAll('mask')].map((mask) => mask.id);
    const used = [...container.querySelectorAll('[mask]')].map((group) => group.getAttribute('mask'));
    expect(new Set(masks).size).toBe(2);
    expect(used).toEqual(masks.map((id) => `url(#${id})`));
  });
});

describe('a hockey card', () => {
  it('shows the initials and the number of the id', () => {
    const { container } = render(<HockeyCard id="gurtaj-mavi" name="Gurtaj Mavi" />);
    expect(container).toHaveTextContent(/^\d{1,2}GM$/);
  });

  it('shows a real number where there is one', () => {
    const { container } = render(<HockeyCard id="gurtaj-mavi" name="Gurtaj Mavi" number={7} />);
    expect(container).toHaveTextContent('7GM');
  });

  it('weighs little, since a page carries fourteen', () => {
    const markup = Array.from({ length: 36 }, (_, seat) =>
      renderToStaticMarkup(<HockeyCard id={`person-${seat}`} name="Asha Bains" seat={seat} />),
    );
    expect(Math.max(...markup.map((card) => card.length))).toBeLessThan(2_600);
  });
});

describe('the rink figure', () => {
  it('numbers the drawing and explains the numbers in the same order', () => {
    render(<RinkFigure markings={rinkMarkings} label="Half a rink from above" />);
    const drawing = screen.getByRole('img', { name: 'Half a rink from above' });
    expect([...drawing.querySelectorAll('text')].map((text) => text.textContent)).toEqual(
      rinkMarkings.map((_, index) => String(index + 1)),
    );
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(
      rinkMarkings.map(({ name, meaning }, index) => `${index + 1}${name}. ${meaning}`),
    );
  });
});
