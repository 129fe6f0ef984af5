import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { fieldLabels } from './content';
import { UiIcon } from '@/ui/art/UiIcon';
import { TextField } from '@/account/TextField';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'label'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password input that can be read back. Hides the password on submit, so that no browser remembers it as text. */
export function PasswordField({ id, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setVisible(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <TextField
      {...field}
      id={id}
      label={fieldLabels.password}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          ref={toggle}
          type="button"
          aria-controls={id}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 right-0 flex w-12 cursor-pointer items-center justify-center rounded text-scuff hover:text-night"
        >
          <UiIcon name={visible ? 'eye-off' : 'eye'} className="size-6" />
          <span className="sr-only">{visible ? fieldLabels.hidePassword : fieldLabels.showPassword}</span>
        </button>
      }
    />
  );
}
