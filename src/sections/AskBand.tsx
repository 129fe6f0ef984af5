import type { CallToAction } from '@/content/types';
import { ActionLink } from '@/ui/ActionLink';
import { ContactAction } from '@/ui/ContactAction';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';

/** The Night band of a page: its one main ask. The first action is the main button; a mail never dead-ends. */
export function AskBand({ ask, id }: { ask: CallToAction; id?: string }) {
  const [main, ...others] = ask.actions;
  return (
    <Section zone="night" {...(id === undefined ? {} : { id })}>
      <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <Headline as="h2" {...ask.headline} wideClassName="text-haldi" />
          <p className="mt-5 max-w-measure text-lead text-crease">{ask.text}</p>
        </div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-6 lg:col-span-4 lg:col-start-9">
          {main === undefined ? null : main.kind === 'mail' ? (
            <ContactAction
              by={{ kind: 'mail', subject: main.subject }}
              label={main.label}
              variant="haldi"
              onDark
            />
          ) : (
            <ActionLink action={main} variant="haldi" className="max-sm:w-full" />
          )}
          {others.map((action) => (
            <ActionLink key={action.label} action={action} variant="outline-dark" className="max-sm:w-full" />
          ))}
        </div>
      </div>
    </Section>
  );
}
