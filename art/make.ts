import { encodeAppIcons } from './app-icons';
import { writeDrawings } from './drawings';
import { writeLetterWidths } from './letter-widths';
import { encodeScenes } from './scenes';
import { encodeShareImages } from './share';
import { saveSeen } from './seen';

// `npm run art`: art/README.md says which pictures it reads and what it writes from them.
await writeDrawings();
await writeLetterWidths();
await encodeScenes();
await encodeShareImages();
await encodeAppIcons();
await saveSeen();
