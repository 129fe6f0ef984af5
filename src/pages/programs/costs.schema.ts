import { z } from 'zod';
import { id, list, mailAction, section, text } from '@/site/content-fields.schema';

/** Something that changes the cost of a place. */
const costFactor = z.strictObject({ icon: text, title: text, description: text });

export type CostFactor = z.infer<typeof costFactor>;

export const schemas = {
  costPanel: section({ id, factorsTitle: text, factors: list(costFactor), action: mailAction }),
};
