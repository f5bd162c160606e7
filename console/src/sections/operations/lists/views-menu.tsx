import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Dialog, Menu, MenuItem, MenuLine, Select, TextField, toast } from '../../../kit/index.ts';
import { type SavedView, viewsIn, withoutView, withView } from './saved-views.ts';
import { useAsked } from './use-filters.ts';

const KEY = 'console.views';

/** Views of this page that were saved in this browser. */
export function ViewsMenu() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const search = useAsked();
  const navigate = useNavigate();
  const [views, setViews] = useState(() => viewsIn(localStorage.getItem(KEY)));
  const [open, setOpen] = useState<'save' | 'delete'>();
  const own = views.filter((view) => view.path === path);
  const change = (next: readonly SavedView[]) => {
    localStorage.setItem(KEY, JSON.stringify(next));
    setViews(next);
    setOpen(undefined);
  };
  return (
    <>
      <Menu label="Saved views" trigger="Views">
        <MenuItem onSelect={() => void navigate({ to: '.', search: {} })}>Everything</MenuItem>
        {own.map((view) => (
          <MenuItem key={view.name} onSelect={() => void navigate({ to: '.', search: view.search })}>
            {view.name}
          </MenuItem>
        ))}
        <MenuLine />
        <MenuItem onSelect={() => setOpen('save')}>Save this view…</MenuItem>
        {own.length > 0 && <MenuItem onSelect={() => setOpen('delete')}>Delete a view…</MenuItem>}
      </Menu>
      {open === 'save' && (
        <SaveView
          onSave={(name) => {
            change(withView(views, { path, name, search }));
            toast({ tone: 'good', title: 'View saved', text: 'In this browser only.' });
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'delete' && (
        <DeleteView
          names={own.map(({ name }) => name)}
          onDelete={(name) => change(withoutView(views, { path, name }))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function SaveView({ onSave, onClose }: Readonly<{ onSave: (name: string) => void; onClose: () => void }>) {
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const save = () => {
    setTried(true);
    if (name.trim() !== '') onSave(name.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save this view"
      description="Filters, columns and order, under a name, in this browser. A view of the same name is replaced."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        maxLength={60}
        error={isTried && name.trim() === '' ? 'Enter a name.' : undefined}
        onKeyDown={({ key }) => key === 'Enter' && save()}
      />
    </Dialog>
  );
}

type DeleteViewProps = Readonly<{
  names: readonly string[];
  onDelete: (name: string) => void;
  onClose: () => void;
}>;

function DeleteView({ names, onDelete, onClose }: DeleteViewProps) {
  const [name, setName] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete a view"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" disabled={name === ''} onClick={() => onDelete(name)}>
            Delete
          </Button>
        </>
      }
    >
      <Select
        label="View"
        value={name}
        onChange={setName}
        choices={[{ value: '', label: 'Choose a view' }, ...names.map((one) => ({ value: one, label: one }))]}
      />
    </Dialog>
  );
}
