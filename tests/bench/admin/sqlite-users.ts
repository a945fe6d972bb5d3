import { DatabaseSync } from 'node:sqlite';
import type { User } from '#shared/schemas/stored/user.ts';

interface SqliteUsers {
  /** A page of the users whose name, email or city has the text, and how many there are. */
  readonly page: (search: string, skip: number, take: number) => unknown;
  readonly close: () => void;
}

/** The same list in SQLite, in memory and in this process: what a page costs without a table in between. */
export function sqliteUsers(users: readonly User[]): SqliteUsers {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE user (id INTEGER PRIMARY KEY, userName TEXT, first TEXT, last TEXT, email TEXT, city TEXT,
    state TEXT, type INTEGER, active INTEGER); CREATE INDEX byName ON user (last, first, id);`);
  const insert = database.prepare('INSERT INTO user VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const { id, userName, firstName, lastName, email, city, state, type, active } of users) {
    insert.run(id, userName, firstName, lastName, email, city, state, type, Number(active));
  }
  const where = "active = 1 AND (first || ' ' || last || ' ' || email || ' ' || city) LIKE ?";
  const rows = database.prepare(`SELECT * FROM user WHERE ${where} ORDER BY last, first, id LIMIT ? OFFSET ?`);
  const count = database.prepare(`SELECT count(*) AS count FROM user WHERE ${where}`);
  return {
    page: (search, skip, take) => {
      const pattern = `%${search}%`;
      return JSON.stringify({ rows: rows.all(pattern, take, skip), count: count.get(pattern) });
    },
    close: () => database.close(),
  };
}
