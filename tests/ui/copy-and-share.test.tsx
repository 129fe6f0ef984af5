import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '@/ui/CopyButton';
import { ShareButton } from '@/ui/ShareButton';
import { copyLabels, shareLabels } from '@/ui/content';

const ADDRESS = `${window.location.origin}/our-coaches#asha`;
const agrees = () => Promise.resolve();
const denies = () => Promise.reject(new Error('denied'));
let user: UserEvent;
const writeText = vi.fn<(text: string) => Promise<void>>();
const share = vi.fn<(shared: ShareData) => Promise<void>>();

beforeEach(() => {
  user = userEvent.setup();
  writeText.mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText }, share });
});

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status').textContent;

describe('the copy button', () => {
  it.each([
    ['that it copied', agrees, copyLabels.copied],
    ['how to continue if it may not copy', denies, copyLabels.failed],
  ])('says %s', async (_, answer, words) => {
    writeText.mockImplementation(answer);
    render(<CopyButton text="hello@site.example" label="Copy email address" />);
    await press('Copy email address');
    expect(said()).toBe(words);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('hello@site.example');
    await press('Copy email address');
    expect(said(), 'changed, so that it is spoken again').toBe(`${words}\u00A0`);
  });
});

describe('the share button', () => {
  const show = () => render(<ShareButton target={{ page: 'coaches', anchor: 'asha' }} title="Asha" />);

  it("opens the phone's share sheet with the full address", async () => {
    show();
    await press('Share Asha');
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Asha', url: ADDRESS });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('does nothing more when the visitor closes the share sheet', async () => {
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    show();
    await press('Share Asha');
    expect(writeText).not.toHaveBeenCalled();
    expect(said()).toBe('');
  });

  it.each([
    ['copies the address', agrees, shareLabels.copied],
    ['says where to find the link if copying fails', denies, shareLabels.failed],
  ])('without a share sheet %s', async (_, answer, words) => {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    writeText.mockImplementation(answer);
    show();
    await press('Share Asha');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(said()).toBe(words);
  });
});
