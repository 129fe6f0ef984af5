import { Logo } from '@/ui/art/Logo';
import * as plays from '@/ui/art/play-paths.generated';
import { PlayLine } from '@/ui/art/PlayLine';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { TapeBand } from '@/ui/art/TapeBand';
import type { ShareGround, ShareImage as ShareImageFacts } from './share-pages';

function Backdrop({ ground, picture }: { ground: ShareGround; picture: string | undefined }) {
  if (ground.kind === 'scene') {
    return (
      <>
        <img src={picture} alt="" data-shift={ground.shift} />
        <div className="scrim" />
      </>
    );
  }
  if (ground.kind === 'rink') {
    return (
      <>
        <RinkSheet crop={ground.crop} tone={ground.tone} className="rink" />
        {/* oxlint-disable-next-line import/namespace -- the names are typed by the module */}
        {ground.play && <PlayLine play={plays[ground.play]} className="play" />}
      </>
    );
  }
  return null;
}

/** One share image as HTML, 1200 × 630. */
export function ShareImage({ page, picture }: { page: ShareImageFacts; picture: string | undefined }) {
  const { ground, headline } = page;
  const dark = ground.kind === 'scene' || (ground.kind === 'rink' && ground.tone === 'dark');
  return (
    <main className={dark ? 'dark' : 'light'} data-ground={ground.kind}>
      <Backdrop ground={ground} picture={picture} />
      <Logo className="logo" />
      <div className="words">
        <h1>
          <span>{headline.lead}</span> <b>{headline.wide}</b>
        </h1>
        <p>Youth hockey in Edmonton and Surrey</p>
      </div>
      <TapeBand className="tape" />
    </main>
  );
}
