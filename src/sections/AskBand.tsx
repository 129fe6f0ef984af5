import type { CallToAction } from '@/content/types';
import { ActionLink } from '@/ui/ActionLink';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';

/** The Night band of a page: its one main ask. The first action is the main button. */
export function AskBand({ ask, id }: { ask: CallToAction; id?: string }) {
  return (
    <Section zone="night" {...(id === undefined ? {} : { id })}>
      <div className="grid gap-gutter lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Headline as="h2" {...ask.headline} wideClassName="text-haldi" />
          <p className="mt-5 max-w-measure text-lead text-crease">{ask.text}</p>
        </div>
        <div className="flex flex-wrap gap-4 lg:col-span-4 lg:justify-end">
          {ask.actions.map((action, index) => (
            <ActionLink
              key={action.label}
              action={action}
              variant={index === 0 ? 'haldi' : 'outline-dark'}
              className="max-sm:w-full"
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
