import type { RefObject } from 'react';
import { submissions } from '@/content/admin';
import { PrintButton } from '@/ui/PrintButton';
import { ExportButton } from './ExportButton';
import { ExportStatus } from './ExportStatus';
import { SearchField } from './SearchField';
import { useExport } from './use-export';
import type { useSearch } from './use-search';

interface ToolbarProps {
  userId: string;
  search: ReturnType<typeof useSearch>;
  field: RefObject<HTMLInputElement | null>;
  /** Whether there is nothing to save. */
  empty: boolean;
  /** Id of the section that is printed. */
  section: string;
}

/** What can be done with the list as a whole: search it, save it, print it. */
export function Toolbar({ userId, search, field, empty, section }: ToolbarProps) {
  const file = useExport(userId, search.term);
  return (
    <div className="no-print grid grid-cols-[1fr_auto] gap-x-3 px-5 pb-5 sm:px-8 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-end">
      <div className="max-md:col-span-full max-md:mb-3">
        <SearchField
          field={field}
          text={search.text}
          onType={search.type}
          onSend={search.send}
          onClear={search.clear}
        />
      </div>
      <ExportButton file={file} empty={empty} found={search.term !== ''} />
      <PrintButton label={submissions.print} only={section} />
      <ExportStatus state={file.state} />
    </div>
  );
}
