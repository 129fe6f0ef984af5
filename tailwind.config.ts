import type { Config } from 'tailwindcss';

/**
 * The design tokens. Tailwind 4 reads this file only because src/styles/index.css names it with `@config`. A colour that
 * is a variable has other values in src/styles/contrast.css: on a tape colour, or where more contrast is asked for.
 * tests/styles/contrast.test.ts lists the pairs of colours that carry text, and computes their contrast.
 */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** Cards and hero ice. */
      sheet: '#FFFFFF',
      /** The page. */
      ice: '#EFF5F7',
      /** The site's header with its menus. */
      header: '#FFFFFF',
      /** Text, dark bands. */
      night: '#0A1E33',
      /** Second dark. */
      boards: '#12304F',
      /** Links, the blue line, focus. Never on night. */
      blue: '#0E4DA4',
      /** Primary button, the red line. Never text on night or crease. */
      red: 'var(--red, #C5162E)',
      /** The primary button under the pointer. */
      'red-deep': '#A01024',
      /** Tints, tags, labels on dark. */
      crease: '#BFE1EE',
      /** The one accent on dark; night text on it, never white. */
      haldi: '#FFA61A',
      /** Community category, nameplates. */
      phulkari: 'var(--phulkari, #A3195B)',
      /** Secondary text. */
      scuff: 'var(--scuff, #4E6172)',
      /** Outlines of inputs and buttons (3:1 on ice). */
      edge: 'var(--edge, #6E8797)',
      /** The same grey in drawings: rails, hooks, the boards of the rink. */
      steel: '#6E8797',
      /** Dividers only. */
      hairline: 'var(--hairline, #C9D8DF)',
      tier: { bronze: '#8A4F1D', silver: '#8FA0AD', gold: '#FFA61A', blue: '#0E4DA4' },
      /** The star, the tape band, the hockey cards: never text or small controls. */
      tape: {
        marigold: '#FFA61A',
        red: '#E5303A',
        rani: '#E2187F',
        violet: '#7A4BE8',
        sky: '#58C3F5',
        aurora: '#4BE39A',
      },
    },
    fontFamily: {
      display: ["'Anek Latin'", "'Anek Fallback'", "'Arial Narrow'", 'Arial', 'sans-serif'],
      text: ["'Hanken Grotesk'", "'Hanken Fallback'", "'Anek Gurmukhi'", 'Arial', 'sans-serif'],
    },
    fontSize: {
      /** Labels: at most four words in capitals. */
      label: ['0.875rem', { lineHeight: '1.2', letterSpacing: '0.06em' }],
      small: ['1rem', { lineHeight: '1.45' }],
      body: ['clamp(1.0625rem, 0.99rem + 0.24vw, 1.25rem)', { lineHeight: '1.55' }],
      lead: ['clamp(1.1875rem, 0.98rem + 0.85vw, 2rem)', { lineHeight: '1.35' }],
      /** From here on at most a share of the window: large text on a phone must not break in the middle of a word. */
      h4: ['min(1.25rem, 11.5vw)', { lineHeight: '1.15' }],
      h3: ['min(clamp(1.5rem, 1.35rem + 0.6vw, 1.875rem), 12.5vw)', { lineHeight: '1.05' }],
      h2: ['min(clamp(2.5rem, 1.7rem + 3.4vw, 5.25rem), 16vw)', { lineHeight: '0.92' }],
      h1: ['min(clamp(3.25rem, 1.9rem + 6.2vw, 8rem), 18vw)', { lineHeight: '0.88' }],
      date: ['min(clamp(2rem, 1.5rem + 2vw, 3.25rem), 14vw)', { lineHeight: '0.9' }],
    },
    borderRadius: { none: '0', DEFAULT: '4px', lg: '6px', full: '9999px' },
    extend: {
      /** Lines of 55 to 65 characters: a figure is wider than the mean letter. */
      maxWidth: { page: '80rem', measure: '54ch', narrow: '44rem', lead: '18em' },
      spacing: {
        /** Gutter between the columns. */
        gutter: '1.5rem',
        /** Edge of a phone's page: 20 px, and no wider where the text is larger than that. */
        side: 'min(1.25rem, 6.25vw)',
        /** Inside of a card. */
        card: 'min(1.5rem, 6.25vw)',
        /** Breathing space of a section. */
        section: 'clamp(3rem, 1.4rem + 6.6vw, 7rem)',
        /** Smallest height of a main action (48 px). */
        action: '3rem',
      },
      transitionTimingFunction: { glide: 'cubic-bezier(.2,0,0,1)' },
      transitionDuration: { glide: '240ms' },
    },
  },
} satisfies Config;
