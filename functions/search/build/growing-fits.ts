import type { DictionaryBuilder } from '../format/dictionary.ts';
import { growingU8, growingU16, growingU32 } from '../format/growable-column.ts';
import { yearCode } from '../format/row-codes.ts';
import type { InternedStrings } from './interned-strings.ts';

export interface FitVehicle {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
}

/** Fits in columns. The target of a fit is a row, or an interchange group. */
export function growingFits(dictionary: DictionaryBuilder, notes: InternedStrings) {
  const columns = {
    make: growingU16(),
    model: growingU16(),
    target: growingU32(),
    from: growingU8(),
    to: growingU8(),
    note: growingU32(),
  };
  /** Most applications have no note, so its code is looked up once. */
  const noNote = notes.codeOf('');
  return {
    columns,

    /** False if the make is not in the dictionary. */
    add(target: number, vehicle: FitVehicle, note: string): boolean {
      const make = dictionary.makeOf(vehicle.make);
      if (make === undefined) return false;
      const model = dictionary.modelOf(make, vehicle.model);
      columns.make.push(make);
      columns.model.push(model);
      columns.target.push(target);
      columns.from.push(yearCode(vehicle.from));
      columns.to.push(yearCode(vehicle.to));
      columns.note.push(note === '' ? noNote : notes.codeOf(note));
      return true;
    },

    /** Adds the years of the wanted targets to the vehicle picker, which offers no vehicle without parts. */
    addYears(isWanted: (target: number) => boolean): void {
      const { make, model, target, from, to } = columns;
      for (let fit = 0; fit < target.length; fit++) {
        if (isWanted(target.at(fit))) dictionary.addYears(make.at(fit), model.at(fit), from.at(fit), to.at(fit));
      }
    },
  };
}
