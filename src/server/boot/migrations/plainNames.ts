/** Tables and columns get the names that shops use for what is in them. */
export const plainNames = `
  alter table stock_holds rename to stock_reservations;
  alter table kept_values rename to stored_values;
  alter table mails rename column letter to template`
