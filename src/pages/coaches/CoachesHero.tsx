import { intro } from './content';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';

/** The title alone: the people are the picture, right below it. */
export function CoachesHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 pb-8 md:pt-10 lg:pb-12">
        <PageTop
          page="coaches"
          intro={intro}
          beside
          titleClassName="lg:col-span-8"
          textClassName="max-w-md lg:col-span-4 lg:pb-2"
        />
      </Column>
    </div>
  );
}
