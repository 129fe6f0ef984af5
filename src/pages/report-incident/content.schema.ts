import { z } from 'zod';
import {
  action,
  externalLink,
  id,
  list,
  mailAction,
  pageIntro,
  text,
  texts,
  titledPart,
} from '@/site/content-fields.schema';

/** A place outside this organisation that helps. */
const helpLine = z.strictObject({
  id,
  name: text,
  /** Whom it helps, and when. */
  text,
  /** As shown; links use the digits. */
  phone: text.exactOptional(),
  /** Where it takes complaints, when that is not by phone. */
  website: externalLink.exactOptional(),
  /** A number to text, and the word to send where its owner asks for one. */
  sms: z.strictObject({ number: text, word: text.exactOptional() }).exactOptional(),
  /** Where its owner offers a chat. */
  chat: externalLink.exactOptional(),
});

export type HelpLine = z.infer<typeof helpLine>;

export const schemas = {
  intro: pageIntro,
  leave: z.strictObject({ label: text, hint: text }),
  stepLabel: text,
  danger: titledPart({ text, phone: text, callLabel: text }),
  independentHelp: titledPart({
    text,
    callLabel: text,
    textLabel: text,
    chatLabel: text,
    websiteLabel: text,
    checked: text,
    toLabel: text,
    lines: list(helpLine),
  }),
  historyNote: text,
  whoCanAct: titledPart({ items: texts }),
  tellUs: titledPart({
    text,
    includeTitle: text,
    include: texts,
    action: mailAction,
    note: text,
    readers: titledPart({ text }),
    nextTitle: text,
    next: texts,
  }),
  notSure: titledPart({ text, examples: texts, closing: text }),
  policyLink: action,
};
