import type { ReactNode } from 'react';
import { stepLabel } from './content';
import { Section, type Zone } from '@/ui/Section';

interface StepSectionProps {
  /** Number of the step on the page. */
  step: number;
  id: string;
  title: string;
  zone?: Zone;
  children: ReactNode;
}

/** One step in sentence case; on wide screens its number and title stay in view beside it. */
export function StepSection({ step, id, title, zone = 'ice', children }: StepSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Section zone={zone} id={id} labelledBy={titleId} className="print:py-5">
      <div className="grid gap-x-gutter gap-y-2 @5xl:grid-cols-12">
        <div className="@5xl:sticky @5xl:top-[calc(var(--header-h)+6rem)] @5xl:col-span-4 @5xl:self-start @5xl:pr-gutter">
          <p className="font-display text-h2 font-stretch-condensed @5xl:text-h1">
            <span className="sr-only">{stepLabel} </span>
            {step}
          </p>
          <h2
            id={titleId}
            className="mt-2 font-display text-date leading-none wrap-anywhere font-stretch-normal @5xl:text-h3 @7xl:text-[2.25rem]"
          >
            {title}
          </h2>
        </div>
        <div className="@5xl:col-span-8 @5xl:*:first:mt-0">{children}</div>
      </div>
    </Section>
  );
}
