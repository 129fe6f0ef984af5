import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WelcomeInPunjabi } from '@/ui/WelcomeInPunjabi';

it('the Punjabi welcome is marked as Punjabi in Gurmukhi script, and its heading names its section', () => {
  render(<WelcomeInPunjabi welcome={{ lang: 'pa-Guru', heading: 'ਜੀ ਆਇਆਂ ਨੂੰ', text: 'ਹਾਕੀ' }} />);
  const heading = screen.getByRole('heading', { level: 2, name: 'ਜੀ ਆਇਆਂ ਨੂੰ' });
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'pa-Guru');
  expect(screen.getByText('ਹਾਕੀ').closest('[lang]')).toHaveAttribute('lang', 'pa-Guru');
  expect(screen.getByRole('region', { name: 'ਜੀ ਆਇਆਂ ਨੂੰ' })).toContainElement(heading);
});
