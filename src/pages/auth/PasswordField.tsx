import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from '@/account/TextField';
import { UiIcon } from '@/ui/art/UiIcon';
import { fieldLabels } from './content';

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

/** A password input that can be read back. Hidden while it is sent, so that no browser remembers it as text. */
export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const { isSubmitting, isSubmitSuccessful } = useFormContext().formState;
  const shown = visible && !isSubmitting && !isSubmitSuccessful;
  return (
    <TextField
      {...props}
      name="password"
      label={fieldLabels.password}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 right-0 flex w-12 cursor-pointer items-center justify-center rounded text-scuff hover:text-night"
        >
          <UiIcon name={shown ? 'eye-off' : 'eye'} className="size-6" />
          <span className="sr-only">{shown ? fieldLabels.hidePassword : fieldLabels.showPassword}</span>
        </button>
      }
    />
  );
}
