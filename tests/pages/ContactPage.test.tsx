import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import ContactPage from '@/pages/ContactPage';
import { externalLinks, organization, socialProfiles } from '@/site/organization';

function show() {
  return render(
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>,
  );
}

it('shows the address and the number and links them to mail and messages (spec §2)', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeInTheDocument();
  const email = screen.getByRole('link', { name: organization.email });
  expect(email.getAttribute('href')).toMatch(new RegExp(`^mailto:${organization.email}\\?subject=`));
  const phone = screen.getByRole('link', { name: organization.phone });
  expect(phone).toHaveAttribute('href', `sms:${organization.phone.replaceAll(' ', '')}`);
});

it('opens the profiles and the registration in new tabs', () => {
  show();
  const register = screen.getByRole('link', { name: 'Register Now (opens in a new tab)' });
  expect(register).toHaveAttribute('href', externalLinks.registration);
  const follow = screen.getByRole('region', { name: 'Follow us' });
  const profiles = within(follow).getAllByRole('link');
  expect(profiles.map((link) => link.getAttribute('href'))).toEqual(socialProfiles.map(({ href }) => href));
  for (const link of [register, ...profiles]) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it('renders no form', () => {
  const { container } = show();
  expect(container.querySelector('form, input, textarea')).toBeNull();
});
