import { head, closing } from './content';
import { AskBand } from '@/ui/AskBand';
import { ImpactHero } from './ImpactHero';
import { TestimonialList } from './TestimonialList';
import { BelowFold } from '@/move/BelowFold';
import { Picture } from '@/ui/Picture';
import { PageHead } from '@/layout/PageHead';

/** Three counters and five testimonials. */
export default function ImpactPage() {
  return (
    <>
      <PageHead page="impact" texts={head} />
      <ImpactHero />
      <BelowFold>
        <TestimonialList />
        <AskBand
          ask={closing}
          look="picture"
          drawing={
            <Picture
              scene="next-helmet"
              alt=""
              sizes="(min-width: 64rem) 60rem, 100vw"
              className="size-full object-cover"
            />
          }
        />
      </BelowFold>
    </>
  );
}
