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

/** One step in sentence case, its number hanging in the margin. */
export function StepSection({ step, id, title, zone = 'ice', children }: StepSectionProps) {
  const titleId = `${id}-title`;
  return (
    <Section zone={zone} id={id} labelledBy={titleId} className="print:py-5">
      <div className="grid gap-x-gutter gap-y-2 @5xl:grid-cols-12">
        <p className="font-display text-h2 width-condensed @5xl:col-span-3 @5xl:text-h1">
          <span className="sr-only">{stepLabel} </span>
          {step}
        </p>
        <div className="@5xl:col-span-8">
          <h2 id={titleId} className="font-display text-date leading-none wrap-anywhere width-normal">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </Section>
  );
}
