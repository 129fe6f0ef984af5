import { closing, intro } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { TapeBand } from '@/ui/art/TapeBand';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';
import { Picture } from '@/ui/Picture';

/** The title, and below it, from edge to edge, a mentor and a teenager at the coach's board. */
export function MentorshipHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 @3xl:pt-10">
        <PageTop
          page="mentorship"
          intro={intro}
          beside
          titleClassName="@5xl:col-span-8 @5xl:row-span-2"
          textClassName="@5xl:col-span-4"
        >
          <p className="@5xl:col-span-4">
            <ActionLink action={closing.join} className="@max-2xl:w-full" />
          </p>
        </PageTop>
      </Column>
      <Picture
        scene="mentor"
        alt={intro.pictureAlt}
        sizes="100vw"
        priority
        portraitOnPhones
        className="mt-8 aspect-[9/10] w-full object-cover object-bottom @3xl:mt-12 @3xl:aspect-[2/1]"
      />
      <TapeBand />
    </div>
  );
}
