import type { PunjabiWelcome } from './punjabi.schema';

/**
 * Ships empty, so nothing is shown: words in a language are published only after a fluent person has read and approved
 * them. Put the approved text here and it appears with its language marked (WCAG 3.1.2).
 */
export const punjabiWelcome: PunjabiWelcome | null = null;
