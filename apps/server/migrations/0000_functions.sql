-- What drizzle cannot express; becomes the first migration. Functions that indexes use belong here.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
