// The brand of orders, requests, imports and mails, where one database serves several brands.
export const brands = `
alter table orders add column brand text;
alter table requests add column brand text;
alter table imports add column brand text;
alter table mails add column brand text`
