import '@/styles/public.css';
import { takeMailLinks } from '@/backend/arrived-mail-link';
import { keepPageAtItsAddress } from './boot/keep-page-at-its-address';
import { loadMain } from './boot/load-main';
import { recover } from './boot/recover';
import { whenReadable } from './boot/when-readable';

// The only script a page names. Email links come first: nothing else may read an address that holds a secret.
takeMailLinks();
keepPageAtItsAddress();
void whenReadable().then(loadMain).catch(recover);
