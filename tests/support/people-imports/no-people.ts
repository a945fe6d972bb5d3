import { peopleStore } from '#functions/imports/people/people-store.ts';
import { uploadStore } from '#functions/imports/uploads/upload-store.ts';

const refuse = () => {
  throw new Error('No file of people is read here');
};

/** For tests of the calls that import no people. */
export const noPeople = {
  peopleObjects: peopleStore('people', refuse),
  peopleUploads: uploadStore('people', refuse),
  beginPeopleRun: async () => undefined,
};
