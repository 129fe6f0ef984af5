import { expect, it } from 'vitest';
import { textLanguage } from '@/lib/text-language';

it.each([
  ['ਕੀ ਕੁੜੀਆਂ ਲਈ ਹਾਕੀ ਕੈਂਪ ਹੈ?', { lang: 'pa', dir: 'ltr' }],
  ['क्या लड़कियों के लिए हॉकी कैंप है?', { lang: 'hi', dir: 'ltr' }],
  ['کیا لڑکیوں کے لیے ہاکی کیمپ ہے؟ U9', { lang: 'ur', dir: 'rtl' }],
  ['Is there a hockey camp? ਹਾਕੀ', { dir: 'auto' }],
  ['780-555-0142', { dir: 'auto' }],
  ['', { dir: 'auto' }],
])('the language of "%s" is recognized by its script', (text, attributes) => {
  expect(textLanguage(text)).toEqual(attributes);
});
