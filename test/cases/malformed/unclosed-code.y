%token NUM
%%
sum: NUM | sum '+' NUM ;
