import { id, mailAction, section } from '@/site/content-fields.schema';

export const schemas = { costPanel: section({ id, action: mailAction }) };
