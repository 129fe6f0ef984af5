import { otherGift } from './content';
import { ContactAction } from '@/ui/ContactAction';
import { UiIcon } from '@/ui/art/UiIcon';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';
import { IconList } from '@/ui/IconList';

/** Any other amount, or equipment: what we can use and what we can’t. */
export function OtherGift() {
  return (
    <Section zone="boards" id={otherGift.id} labelledBy="other-gift-title">
      <div className="grid gap-x-gutter gap-y-12 @5xl:grid-cols-12">
        <div className="@5xl:col-span-5">
          <Headline as="h2" id="other-gift-title" {...otherGift.headline} wideClassName="text-haldi" />
          <p className="mt-5 mb-8 max-w-lead text-lead text-crease">{otherGift.text}</p>
          <ContactAction action={otherGift.action} variant="haldi" />
        </div>
        <div className="@5xl:col-span-7">
          <h3 className="title-3">{otherGift.acceptTitle}</h3>
          <IconList
            items={otherGift.accept}
            icon={<UiIcon name="check" className="mt-1 size-5 text-crease @5xl:mt-1.5" />}
            className="mt-4 grid gap-x-gutter border-t-2 border-sheet @3xl:@max-5xl:grid-cols-2 @5xl:text-lead"
            itemClassName="grid-cols-[1.5rem_1fr] gap-x-3 border-b border-scuff py-4"
          />
          <p className="mt-5 max-w-measure text-crease">{otherGift.decline}</p>
        </div>
      </div>
    </Section>
  );
}
